/**
 * Draws the pictures that the projects need as bitmaps, from the site's own icon: `node native/draw-images.mjs` after it
 * changes. What Android draws for itself stands in its `drawable` folder and in `www/index.html`, with the same outlines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const at = (path) => new URL(path, import.meta.url);
const PAPER = '#f6f8f5';
const BRAND = '#14513e';
const icon = readFileSync(at('../public/favicon.svg'), 'utf8');
// The stores and the systems cut the corners themselves.
const square = icon.replace('rx="14"', '');
const ICON_SIDE = 64;

async function draw(path, side, { source, share, paper, isRound = false }) {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  if (isRound) {
    context.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI);
    context.clip();
  }
  if (paper) {
    context.fillStyle = paper;
    context.fillRect(0, 0, side, side);
  }
  const drawn = side * share;
  // A vector picture is drawn as large as it says it is.
  const sized = source.replace('<svg ', `<svg width="${drawn}" height="${drawn}" `);
  context.drawImage(await loadImage(Buffer.from(sized)), (side - drawn) / 2, (side - drawn) / 2, drawn, drawn);
  const isOpaque = paper && !isRound;
  writeFileSync(at(path), isOpaque ? encodeOpaque(context.getImageData(0, 0, side, side)) : await canvas.encode('png'));
}

/** A PNG without an alpha channel: Apple's store refuses icons that have one, also where nothing shines through. */
function encodeOpaque({ width, height, data }) {
  const row = 1 + width * 3;
  const rows = Buffer.alloc(row * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const to = Math.floor(pixel / width) * row + 1 + (pixel % width) * 3;
    rows.set(data.subarray(pixel * 4, pixel * 4 + 3), to);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

if (!icon.includes(`viewBox="0 0 ${ICON_SIDE} ${ICON_SIDE}"`)) throw new Error('The icon is not as it was: look here.');
const launcher = 'android/app/src/main/res/mipmap-xxxhdpi';
await draw(`${launcher}/ic_launcher.png`, 192, { source: icon, share: 0.9 });
await draw(`${launcher}/ic_launcher_round.png`, 192, { source: square, share: 0.75, paper: BRAND, isRound: true });
const assets = 'ios/App/App/Assets.xcassets';
await draw(`${assets}/AppIcon.appiconset/AppIcon-512@2x.png`, 1024, { source: square, share: 1, paper: BRAND });
await draw(`${assets}/Splash.imageset/splash.png`, 2732, { source: icon, share: 0.1, paper: PAPER });
