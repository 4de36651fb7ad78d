const STAR = 'M8 1.6 9.9 5.7l4.5.5-3.4 3 1 4.4L8 11.4l-4 2.2 1-4.4-3.4-3 4.5-.5z';
const PLACES = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center text-blue-collar">
      <svg viewBox={`0 0 ${PLACES.length * 18} 16`} aria-hidden="true" className="h-4 w-auto" stroke="currentColor">
        {PLACES.map((place) => (
          <path
            key={place}
            d={STAR}
            transform={`translate(${(place - 1) * 18} 0)`}
            fill={place <= rating ? 'currentColor' : 'none'}
            strokeWidth="1"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <span className="sr-only">
        {rating} out of {PLACES.length} stars
      </span>
    </span>
  );
}
