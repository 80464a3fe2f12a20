import { useEffect } from 'react';

/**
 * Has the browser ask before the page is left for as long as something would be lost. Its listener is there only
 * meanwhile, since some browsers keep no page for Back that has one:
 * https://developer.mozilla.org/docs/Web/API/Window/beforeunload_event
 */
export function useLeavingQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 and Safari ask by this alone.
  event.returnValue = true;
}
