import { outline, type Shape, shapeKey } from '@morsel/sdk/rules/cover/figure';

/** The shapes of a cover's figure. */
export function CoverFigure({ figure }: { figure: Shape[] }) {
  return figure.map((shape) => <CoverShape key={shapeKey(shape)} shape={shape} />);
}

function CoverShape({ shape }: { shape: Shape }) {
  const paint = { fill: shape.fill, stroke: outline, strokeWidth: shape.stroke };
  switch (shape.kind) {
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />;
    case 'path':
      return <path d={shape.d} strokeLinejoin="round" {...paint} />;
    case 'rect': {
      const { x, y, width, height, round, turn } = shape;
      const transform = turn ? `rotate(${turn} ${x + width / 2} ${y + height / 2})` : undefined;
      return <rect {...{ x, y, width, height, transform }} rx={round} {...paint} />;
    }
    case 'letter':
      return (
        <text className="cover-letter" x="100" y="160" {...paint}>
          {shape.letter}
        </text>
      );
  }
}
