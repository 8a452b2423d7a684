import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/rating.css';

const stars = [1, 2, 3, 4, 5];

function Average({ value }: { value: number }) {
  return (
    <span
      className="quiet-average"
      role="img"
      aria-label={`${value} of 5 stars`}
    >
      {stars.map((star) => (
        <span className="quiet-star" key={star} />
      ))}
      <span
        className="quiet-average-full"
        style={{ inlineSize: `${value * 20}%` }}
      >
        {stars.map((star) => (
          <span className="quiet-star quiet-star-full" key={star} />
        ))}
      </span>
    </span>
  );
}

export default function RatingReadOnly() {
  return (
    <div className="quiet-panel">
      <div className="quiet-row">
        Harbor view <Average value={4.3} />
      </div>
      <div className="quiet-row">
        Old mill <Average value={2.5} />
      </div>
    </div>
  );
}
