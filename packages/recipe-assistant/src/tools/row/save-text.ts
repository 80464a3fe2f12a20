/**
 * Saves a text as a file of markdown; on a phone as one of plain text, which opens there where the other doesn't.
 *
 * @param name Without extension; characters that file systems refuse are dropped.
 * @param otherwise The name if nothing is left of it.
 * @returns The file's name.
 */
export function saveText(text: string, name: string, otherwise: string): string {
  const isOnPhone = globalThis.matchMedia?.('(pointer: coarse)').matches;
  const [extension, type] = isOnPhone ? ['txt', 'text/plain'] : ['md', 'text/markdown'];
  const fileName = `${fileNameOf(name) || otherwise}.${extension}`;
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Delayed: a browser may ask first where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return fileName;
}

const MAX_LENGTH = 80;

function fileNameOf(name: string): string {
  return name
    .replace(/[\s\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .slice(0, MAX_LENGTH)
    .replace(/^[. ]+|[. ]+$/g, '');
}
