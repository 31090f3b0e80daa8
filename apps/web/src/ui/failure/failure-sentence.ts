import { failureOf } from '@morsel/sdk';

/** What a failure says, by its kind, where the API has not said it better. */
export interface FailureSentences {
  readonly unreached: string;
  readonly temporary: string;
  /** 429; without it the API's own words, or how long to wait. */
  readonly tooMany?: string;
  /** 401; without it the API's own words. */
  readonly sessionOver?: string;
  /** Nobody is known here for whom to call. */
  readonly nobody?: string;
}

const TOO_MANY = 429;

/** Returns the API's own words where it refused, else the sentence for the kind of failure. */
export function failureSentence(error: unknown, sentences: FailureSentences): string {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'refused':
      return failure.problem.detail;
    case 'unknown-reader':
      if (failure.status === 401 && sentences.sessionOver) return sentences.sessionOver;
      return (
        failure.problem?.detail ??
        sentences.nobody ??
        'It is not known who you are. Load the page again.'
      );
    case 'temporary':
      if (failure.status !== TOO_MANY) return sentences.temporary;
      return sentences.tooMany ?? failure.problem?.detail ?? waitText(failure.retryAfter);
    case 'unreached':
      return sentences.unreached;
  }
}

function waitText(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
}
