/** Why the server cannot start. The message is for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
