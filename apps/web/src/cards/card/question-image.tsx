import { useState } from 'react';

/** The picture of an item above its text; gone when there is none or it does not load. */
export function QuestionImage({ src }: { readonly src: string | null | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return null;
  return (
    <img
      className="question-image"
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
    />
  );
}
