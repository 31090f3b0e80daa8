import type { ItemEdit } from '@morsel/sdk/contract';
import type { QuestionKind } from '@morsel/sdk/domain';
import type { ReactNode } from 'react';

/** What an admin edits of a question of a kind, or of any. */
export type QuestionContent<Kind extends QuestionKind = QuestionKind> = Extract<
  ItemEdit,
  { type: Kind }
>;

export interface KeyFieldsProps<Content> {
  readonly draft: Content;
  readonly readOnly: boolean;
  /** What is wrong with a field, such as "answer". */
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (draft: ItemEdit) => void;
}

/**
 * What only a kind knows of its questions' keys. These are methods, so that the editor that is
 * picked by a question's kind takes that question.
 */
export interface QuestionEditor<Content = QuestionContent> {
  /** The form of the key, between the question and its explanation. */
  KeyFields(this: void, props: KeyFieldsProps<Content>): ReactNode;
  /** The key at a glance. */
  Key(this: void, props: { readonly content: Content }): ReactNode;
  /** The texts that the key holds. */
  textsOf(this: void, content: Content): readonly string[];
}
