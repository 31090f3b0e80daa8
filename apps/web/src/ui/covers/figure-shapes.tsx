import { outline, type Shape, shapeKey } from '@morsel/sdk/rules/cover/figure';

/** What the figure of a cover is drawn of. */
export function FigureShapes({ figure }: { figure: Shape[] }) {
  return figure.map((shape) => <FigureShape key={shapeKey(shape)} shape={shape} />);
}

function FigureShape({ shape }: { shape: Shape }) {
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
        <text className="cover-letter" x={shape.x} y={shape.y} fontSize={shape.size} {...paint}>
          {shape.letter}
        </text>
      );
  }
}
