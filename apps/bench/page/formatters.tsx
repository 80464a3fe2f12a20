import type { ReactNode } from 'react';
import type { FormatterName } from '../formatter-names.ts';

/** The ways to show a text that grows, each in a chunk of its own. One text node is the least that React can do. */
export const FORMATTERS: Record<FormatterName, () => Promise<Formatter>> = {
  nothing: async () => () => null,
  'React, one text node': async () => (text) => <div>{text}</div>,
  async 'recipe-assistant'() {
    const { RecipeMarkdown } = await import('recipe-assistant/markdown');
    return (text, streaming) => (
      <RecipeMarkdown text={text} streaming={streaming} headingLevel={3} />
    );
  },
  async 'markdown-to-jsx'() {
    const { Markdown } = await import('markdown-to-jsx');
    return (text, streaming) => (
      <Markdown options={{ optimizeForStreaming: streaming }}>{text}</Markdown>
    );
  },
  async streamdown() {
    const { Streamdown } = await import('streamdown');
    return (text, streaming) => <Streamdown isAnimating={streaming}>{text}</Streamdown>;
  },
  async 'react-markdown'() {
    const { default: Markdown } = await import('react-markdown');
    const remarkPlugins = [(await import('remark-gfm')).default];
    return (text) => <Markdown remarkPlugins={remarkPlugins}>{text}</Markdown>;
  },
  async 'assistant-ui'() {
    const { TextMessagePartProvider } = await import('@assistant-ui/react');
    const { MarkdownTextPrimitive } = await import('@assistant-ui/react-markdown');
    const remarkPlugins = [(await import('remark-gfm')).default];
    // Without its typing effect, which delays text.
    return (text, streaming) => (
      <TextMessagePartProvider text={text} isRunning={streaming}>
        <MarkdownTextPrimitive smooth={false} remarkPlugins={remarkPlugins} />
      </TextMessagePartProvider>
    );
  },
};

export type Formatter = (text: string, streaming: boolean) => ReactNode;
