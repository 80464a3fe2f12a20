/** How many pieces, of some hundred bytes each, may wait for a slow reader before text is held back. */
const HIGH_WATER_MARK = 128;

/**
 * The body of a response that is an event stream: written as things happen, read by whoever is at
 * the other end, who may be slow or gone.
 */
export class EventBody {
  readonly stream: ReadableStream<Uint8Array>;
  #controller?: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor({ onDrain, onLeave }: EventBodyOptions) {
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: onDrain,
        cancel: () => {
          this.#controller = undefined;
          onLeave();
        },
      },
      { highWaterMark: HIGH_WATER_MARK },
    );
  }

  /** Whether the reader keeps up. When it does not, `onDrain` tells when it does again. */
  get isReady(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  data(data: string): void {
    this.#write(`data: ${data}\n\n`);
  }

  comment(text: string): void {
    this.#write(`: ${text}\n\n`);
  }

  close(): void {
    this.#controller?.close();
    this.#controller = undefined;
  }

  #write(text: string): void {
    this.#controller?.enqueue(encode(text));
  }
}

const encoder = new TextEncoder();

/** Room for one event; a token takes some hundred bytes. */
const scratch = new Uint8Array(4096);

/**
 * The same as `encoder.encode`, for less: that one costs more than all else that is done for a token.
 * A copy, and no view, since some hosts hand a piece's buffer on, and it is gone for everybody else.
 */
function encode(text: string): Uint8Array {
  // A UTF-16 unit takes up to three bytes.
  if (text.length * 3 > scratch.length) return encoder.encode(text);
  return scratch.slice(0, encoder.encodeInto(text, scratch).written);
}

interface EventBodyOptions {
  /** The reader has taken what was waiting and wants more. */
  onDrain: () => void;
  /** The reader has gone. */
  onLeave: () => void;
}
