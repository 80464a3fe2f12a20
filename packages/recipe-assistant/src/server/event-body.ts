/** How many bytes may wait for a slow reader before further text is held back. */
const HIGH_WATER_MARK = 16_384;

/**
 * The body of an answer that is an event stream: written as things happen, read by whoever is at
 * the other end, who may be slow or gone.
 */
export class EventBody {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
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
      { highWaterMark: HIGH_WATER_MARK, size: (bytes) => bytes.byteLength },
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
    this.#controller?.enqueue(this.#encoder.encode(text));
  }
}

interface EventBodyOptions {
  /** The reader has taken what was waiting and wants more. */
  onDrain: () => void;
  /** The reader has gone. */
  onLeave: () => void;
}
