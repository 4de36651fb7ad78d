/**
 * Draws the skyline of a place in three depths: by the outlines of its landmarks where there is a drawing of them, otherwise by
 * things that places of its kind have. On the server only: a page gets the finished paths, a browser neither drawings nor rules.
 */
import { chanceOf } from './chance.ts';
import { drawFar, drawMiddle } from './depths.ts';
import { drawNear } from './near.ts';
import { traitsOf } from './place-kind.ts';
import { lightWindows } from './windows.ts';

/** Paths on a ground 200 below the top, from 480 left of it to 1680; what must be seen on a phone stands between 240 and 960. */
export type SkylineDrawing = {
  name: string;
  /** The landmarks, from left to right; null where the place is imagined. */
  landmarks: string | null;
  hasWater: boolean;
  far: string;
  middle: string;
  /** Windows of the middle depth that are lit. */
  middleLights: string;
  near: string;
  detail: string;
  nearLights: string;
};

/** Outlines of the landmarks of a place, as its editor drew them. */
export type LandmarkDrawing = { caption: string; hasWater: boolean; back: string; front: string; detail: string };

/**
 * @param place the name or slug of any place; the same place always looks the same
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
