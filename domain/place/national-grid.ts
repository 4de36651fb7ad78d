/**
 * Converts eastings and northings of the Ordnance Survey's National Grid to degrees of WGS 84, accurate to about five metres: the inverse
 * projection (Ordnance Survey, "A guide to coordinate systems in Great Britain", annex C), then a Helmert transformation (§6.6).
 */
import type { Point } from './searched-place.ts';

const AIRY = { a: 6_377_563.396, b: 6_356_256.909 };
const WGS84 = { a: 6_378_137, b: 6_356_752.314_2 };
const SCALE = 0.999_601_271_7;
const ORIGIN = { latitude: radians(49), longitude: radians(-2), easting: 400_000, northing: -100_000 };
/** From the grid's datum to WGS 84. Offsets in metres; the scale is a ratio, rotations are in radians. */
const SHIFT = { x: 446.448, y: -125.157, z: 542.06, scale: -20.4894e-6 };
const TURN = { x: radians(0.1502 / 3600), y: radians(0.247 / 3600), z: radians(0.8421 / 3600) };

export function fromNationalGrid(easting: number, northing: number): Point {
  const [latitude, longitude] = unproject(easting, northing);
  return shiftDatum(latitude, longitude);
}

/** @returns radians on the Airy ellipsoid */
function unproject(easting: number, northing: number): [latitude: number, longitude: number] {
  const { a, b } = AIRY;
  let latitude = ORIGIN.latitude;
  let arc = 0;
  do {
    latitude += (northing - ORIGIN.northing - arc) / (a * SCALE);
    arc = meridianArc(latitude);
  } while (Math.abs(northing - ORIGIN.northing - arc) >= 0.000_01);
  const squared = 1 - (b / a) ** 2;
  const [sin, cos, tan] = [Math.sin(latitude), Math.cos(latitude), Math.tan(latitude)];
  const nu = (a * SCALE) / Math.sqrt(1 - squared * sin ** 2);
  const rho = (a * SCALE * (1 - squared)) / (1 - squared * sin ** 2) ** 1.5;
  const eta = nu / rho - 1;
  const [t2, t4, t6] = [tan ** 2, tan ** 4, tan ** 6];
  const east = easting - ORIGIN.easting;
  return [
    latitude -
      (tan / (2 * rho * nu)) * east ** 2 +
      (tan / (24 * rho * nu ** 3)) * (5 + 3 * t2 + eta - 9 * t2 * eta) * east ** 4 -
      (tan / (720 * rho * nu ** 5)) * (61 + 90 * t2 + 45 * t4) * east ** 6,
    ORIGIN.longitude +
      east / (cos * nu) -
      (east ** 3 / (6 * cos * nu ** 3)) * (nu / rho + 2 * t2) +
      (east ** 5 / (120 * cos * nu ** 5)) * (5 + 28 * t2 + 24 * t4) -
      (east ** 7 / (5040 * cos * nu ** 7)) * (61 + 662 * t2 + 1320 * t4 + 720 * t6),
  ];
}

function meridianArc(latitude: number): number {
  const { a, b } = AIRY;
  const n = (a - b) / (a + b);
  const [minus, plus] = [latitude - ORIGIN.latitude, latitude + ORIGIN.latitude];
  return (
    b *
    SCALE *
    ((1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * minus -
      (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(minus) * Math.cos(plus) +
      (1.875 * n ** 2 + 1.875 * n ** 3) * Math.sin(2 * minus) * Math.cos(2 * plus) -
      (35 / 24) * n ** 3 * Math.sin(3 * minus) * Math.cos(3 * plus))
  );
}

function shiftDatum(latitude: number, longitude: number): Point {
  const squared = 1 - (AIRY.b / AIRY.a) ** 2;
  const nu = AIRY.a / Math.sqrt(1 - squared * Math.sin(latitude) ** 2);
  const x = nu * Math.cos(latitude) * Math.cos(longitude);
  const y = nu * Math.cos(latitude) * Math.sin(longitude);
  const z = nu * (1 - squared) * Math.sin(latitude);
  const scale = 1 + SHIFT.scale;
  return toDegrees(
    SHIFT.x + x * scale - y * TURN.z + z * TURN.y,
    SHIFT.y + x * TURN.z + y * scale - z * TURN.x,
    SHIFT.z - x * TURN.y + y * TURN.x + z * scale,
  );
}

function toDegrees(x: number, y: number, z: number): Point {
  const squared = 1 - (WGS84.b / WGS84.a) ** 2;
  const across = Math.hypot(x, y);
  let latitude = Math.atan2(z, across * (1 - squared));
  for (let round = 0; round < 5; round += 1) {
    const nu = WGS84.a / Math.sqrt(1 - squared * Math.sin(latitude) ** 2);
    latitude = Math.atan2(z + squared * nu * Math.sin(latitude), across);
  }
  return { latitude: degrees(latitude), longitude: degrees(Math.atan2(y, x)) };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
