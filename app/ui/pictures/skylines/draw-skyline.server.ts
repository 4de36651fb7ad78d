/**
 * Draws the skyline of a place in three depths: from its landmarks' outlines if they were drawn, otherwise from motifs typical of such
 * places. Server only: pages contain finished paths, and browsers get neither drawings nor rules.
 */
import { chanceOf } from './chance.ts';
import { drawFar, drawMiddle } from './depths.ts';
import { drawNear } from './near.ts';
import { traitsOf } from './place-kind.ts';
import { lightWindows } from './windows.ts';

export type SkylineDrawing = {
  name: string;
  /** Landmark names, left to right; null for an imagined skyline. */
  landmarks: string | null;
  hasWater: boolean;
  far: string;
  middle: string;
  middleLights: string;
  near: string;
  detail: string;
  nearLights: string;
};

export type LandmarkDrawing = { caption: string; hasWater: boolean; back: string; front: string; detail: string };

/**
 * @param place name or slug; the same place always looks the same
 * @param drawn its landmarks; without them the near depth is imagined, too
 */
export function drawSkyline(place: string, drawn?: LandmarkDrawing): SkylineDrawing {
  const key = place.toLowerCase().replace(/[\s-]+/g, '-');
  const traits = traitsOf(key);
  const chance = chanceOf(key);
  const far = drawFar(traits, chance);
  const { outline, windows } = drawMiddle(traits, chance);
  const { front, detail } = drawn ?? drawNear(traits, chance);
  return {
    name: place,
    landmarks: drawn?.caption ?? null,
    hasWater: drawn?.hasWater ?? traits.includes('port'),
    far,
    middle: (drawn?.back ?? '') + outline,
    middleLights: windows,
    near: front,
    detail,
    nearLights: lightWindows(detail, chance),
  };
}
