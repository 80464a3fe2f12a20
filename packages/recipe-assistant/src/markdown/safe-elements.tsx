import { RuleType } from 'markdown-to-jsx';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownNode } from './parse.ts';

const FORMATTED_TAGS = new Set(['em', 'strong', 'del']);
const LINK_PROTOCOLS = new Set(['https:', 'mailto:']);

/**
 * The one place where model text becomes elements. What is not named here has no way onto the page:
 * it is drawn as its text.
 */
export function safeElements(nodes: readonly MarkdownNode[], outline: HeadingOutline): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{safeElement(node, outline)}</Fragment>);
}

function safeElement(node: MarkdownNode, outline: HeadingOutline): ReactNode {
  switch (node.type) {
    case RuleType.text:
      return withLineBreaks(node.text);
    case RuleType.breakLine:
      return <br />;
    case RuleType.codeInline:
      return <code>{node.text}</code>;
    case RuleType.codeBlock:
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case RuleType.image:
      return node.alt ?? '';
    case RuleType.gfmTask:
      return node.completed ? '☑' : '☐';
    case RuleType.footnoteReference:
      return `[^${node.text}]`;
    default:
      return safeContainer(node, outline);
  }
}

function safeContainer(node: MarkdownNode, outline: HeadingOutline): ReactNode {
  switch (node.type) {
    case RuleType.paragraph:
      return <p>{safeElements(node.children, outline)}</p>;
    case RuleType.heading:
      return createElement(
        `h${outline.levelFor(node.level)}`,
        null,
        safeElements(node.children, outline),
      );
    case RuleType.blockQuote:
      return <blockquote>{safeElements(node.children, outline)}</blockquote>;
    case RuleType.unorderedList:
      return <ul>{listItems(node.items, outline)}</ul>;
    case RuleType.orderedList:
      return (
        <ol start={node.start === 1 ? undefined : node.start}>{listItems(node.items, outline)}</ol>
      );
    case RuleType.table:
      return safeTable(node, outline);
    case RuleType.link:
      return safeLink(node.target, safeElements(node.children, outline));
    case RuleType.textFormatted:
      return safeEmphasis(node.tag, safeElements(node.children, outline));
    case RuleType.breakThematic:
      return <hr />;
    default:
      return null;
  }
}

function safeEmphasis(tag: string, children: ReactNode): ReactNode {
  return FORMATTED_TAGS.has(tag) ? createElement(tag, null, children) : children;
}

function listItems(items: readonly MarkdownNode[][], outline: HeadingOutline): ReactNode {
  return items.map((item, index) => <li key={index}>{safeElements(item, outline)}</li>);
}

function safeTable(node: TableNode, outline: HeadingOutline): ReactNode {
  const align = (column: number) => node.align[column] ?? undefined;
  return (
    <table>
      <thead>
        <tr>
          {node.header.map((cell, column) => (
            <th key={column} data-align={align(column)}>
              {safeElements(cell, outline)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {node.cells.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column} data-align={align(column)}>
                {safeElements(cell, outline)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The address that is written is the one that was judged, after every decoding before it. */
function safeLink(target: string | null, children: ReactNode): ReactNode {
  const address = linkAddress(target);
  if (address === undefined) return children;
  return (
    <a href={address} rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

function linkAddress(target: string | null): string | undefined {
  try {
    const { protocol, href } = new URL(target ?? '');
    return LINK_PROTOCOLS.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A recipe's line ends mean something, also where markdown would fold them. */
function withLineBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text;
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Hands out heading levels in reading order: from the given one on, none skipped, none past 6. */
export interface HeadingOutline {
  levelFor(sourceLevel: number): number;
}

type TableNode = Extract<MarkdownNode, { type: typeof RuleType.table }>;
