/** A parameter of path, query or header. */
export interface DescribedParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly means: string;
}

/** A call of the API, as the page for developers shows it. */
export interface DescribedCall {
  readonly name: string;
  /** Method and path. */
  readonly address: string;
  readonly summary: string;
  /** Paragraphs, with code between backticks. */
  readonly description: readonly string[];
  /** The scope that an access token needs; `any`, or `never`. */
  readonly token: string;
  readonly parameters: readonly DescribedParameter[];
  /** Examples as JSON, or the media type of what is none. */
  readonly body: string | undefined;
  readonly answer: string | undefined;
  readonly refusals: readonly { readonly status: string; readonly means: string }[];
}

/** Calls that belong together. */
export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly DescribedCall[];
}
