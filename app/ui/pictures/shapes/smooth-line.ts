/**
 * A smooth line through equally spaced points. It never overshoots its neighbours (Fritsch and Carlson's monotone cubic), so that no hill
 * appears that was not counted.
 */

/** The path after its first point, in whole units: 's32 -3 48 -9…'. */
export function smoothLine(heights: readonly number[], step: number): string {
  const slopes = listSlopes(heights);
  let path = '';
  for (let index = 1; index < heights.length; index++) {
    const [from = 0, to = 0, slope = 0] = [heights[index - 1], heights[index], slopes[index]];
    const start = Math.round(from);
    const controlY = Math.round(to - slope / 3) - start;
    const control = `${Math.round((step * 2) / 3)}${signed(controlY)}`;
    // Only the first curve has its own start control; 's' derives the others from the previous curve.
    path +=
      index === 1 ? `c${Math.round(step / 3)}${signed(Math.round((slopes[0] ?? 0) / 3))} ${control}` : `s${control}`;
    path += ` ${step}${signed(Math.round(to) - start)}`;
  }
  return path;
}

/** Slope at each point: zero at peaks and valleys, and limited elsewhere. */
function listSlopes(heights: readonly number[]): number[] {
  const rises = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
  return heights.map((_, index) => {
    const [before, after] = [rises[index - 1] ?? rises[index], rises[index] ?? rises[index - 1]];
    if (before === undefined || after === undefined || before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

const signed = (number: number) => (number < 0 ? `${number}` : ` ${number}`);
