/** A browser with the page in it: what a test needs of it, however it is driven. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Clicks what has this role and this whole name, as the engine itself computes them. */
  click: (role: Role, name: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Tab') => Promise<void>;
  /** What the function gives when it runs in the page. */
  look: <Value>(read: () => Value) => Promise<Value>;
  /** Errors and warnings of the console, and errors that nothing caught, since the last call. */
  takeComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** How the visitor has set the system. */
export interface Wishes {
  dark?: boolean;
}

export type Role = 'button' | 'textbox';
