/** What a screen does when a write has come through or has failed. */
export interface Reactions<Result> {
  readonly onSuccess?: (result: Result) => void;
  readonly onError?: (error: Error) => void;
}
