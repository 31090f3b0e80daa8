import { ArrangeList } from './arrange-list.tsx';
import type { KindProps } from './kind-props.ts';
import { MatchPairs } from './match-pairs.tsx';
import { Mcq } from './mcq.tsx';
import { TrueFalse } from './true-false.tsx';
import { Unusable } from './unusable.tsx';

/** The answers of a question, drawn as its type asks. */
export function Kind({ type, ...props }: KindProps & { readonly type: string }) {
  switch (type) {
    case 'mcq':
      return <Mcq {...props} />;
    case 'true_false':
      return <TrueFalse {...props} />;
    case 'match_pairs':
      return <MatchPairs {...props} />;
    case 'arrange_list':
      return <ArrangeList {...props} />;
    default:
      return <Unusable>Unsupported question type</Unusable>;
  }
}
