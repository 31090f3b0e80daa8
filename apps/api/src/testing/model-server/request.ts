/** What the requests of Morsel are for. */
export type Purpose = 'questions' | 'flashcards' | 'answers' | 'reviews' | 'ideas' | 'description';

/** A request as the server got it. */
export type CompletionRequest = {
  /** 1 for the first that the server got. */
  readonly number: number;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly system: string;
  readonly user: string;
  /** The lists or fields that are asked for, from the schema as it was sent or told. */
  readonly wanted: readonly string[];
  readonly isSchemaSent: boolean;
  readonly body: Readonly<Record<string, unknown>>;
};

export function purposeOf({ wanted }: CompletionRequest): Purpose {
  if (wanted.includes('answers')) return 'answers';
  if (wanted.includes('reviews')) return 'reviews';
  if (wanted.includes('ideas')) return 'ideas';
  if (wanted.includes('topic')) return 'description';
  return wanted.includes('flashcard') ? 'flashcards' : 'questions';
}

/** The passage that a prompt holds; undefined when it is asked from memory. */
export function passageIn({ user }: CompletionRequest): string | undefined {
  return /^(={5,})\n([\s\S]*)\n\1$/m.exec(user)?.[2];
}

type ChatBody = {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly json_schema: { readonly schema: object } };
};

export function readRequest(
  number: number,
  path: string,
  authorization: string | undefined,
  text: string,
): CompletionRequest {
  const body: ChatBody & Record<string, unknown> = JSON.parse(text);
  const said = (role: string) =>
    body.messages.find((message) => message.role === role)?.content ?? '';
  const system = said('system');
  const sent = body.response_format?.json_schema.schema;
  return {
    number,
    path,
    authorization,
    system,
    user: said('user'),
    wanted: keysOf(sent ?? schemaIn(system)),
    isSchemaSent: sent !== undefined,
    body,
  };
}

/** A schema that is told in words stands at the end. */
function schemaIn(system: string): object {
  const start = system.lastIndexOf('\n{');
  return start < 0 ? {} : JSON.parse(system.slice(start));
}

function keysOf(schema: object): string[] {
  return 'properties' in schema ? Object.keys(Object(schema.properties)) : [];
}
