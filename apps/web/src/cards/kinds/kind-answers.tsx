import { Unusable } from '../options/unusable.tsx';
import type { KindProps } from './kind-definition.ts';
import { questionKind } from './kinds.ts';

/** The answers of a question, drawn as its type asks. */
export function KindAnswers({ type, ...props }: KindProps & { readonly type: string }) {
  const kind = questionKind(type);
  return kind ? <kind.Answers {...props} /> : <Unusable>Unsupported question type</Unusable>;
}
