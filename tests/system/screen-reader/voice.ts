/**
 * A voice without a sound. It takes its time over each utterance, one after the other, as a fast
 * voice does: what cuts speech short, or queues behind it, does so here as well.
 */
export class Voice {
  /** All that it was asked to say, in order. */
  readonly utterances: Utterance[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Ends with how much of it could be heard. */
  say(text: string): Promise<Ending> {
    return new Promise((resolve) => {
      this.utterances.push({ text, begun: false, end: resolve });
      this.#next();
    });
  }

  /** As somebody who has heard enough. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const utterance of this.utterances) this.#end(utterance, 'cut');
  }

  get isSilent(): boolean {
    return this.utterances.every(({ ending }) => ending);
  }

  #next(): void {
    const utterance = this.utterances.find(({ ending }) => !ending);
    if (!utterance || this.#timer) return;
    utterance.begun = true;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#end(utterance, 'whole');
      this.#next();
    }, utterance.text.length * MS_PER_CHARACTER);
  }

  #end(utterance: Utterance, ending: Ending): void {
    if (utterance.ending) return;
    utterance.ending = utterance.begun ? ending : 'unheard';
    utterance.end(utterance.ending);
  }
}

/** About 600 words a minute, which is at the upper end of what people listen to. */
const MS_PER_CHARACTER = 20;

/** Said to its end, broken off, or never begun. */
export type Ending = 'whole' | 'cut' | 'unheard';

interface Utterance {
  text: string;
  begun: boolean;
  /** Undefined while it waits or is being said. */
  ending?: Ending;
  end: (ending: Ending) => void;
}
