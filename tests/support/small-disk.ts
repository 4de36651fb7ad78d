/** A disk of a few megabytes, held in memory, that is filled up on purpose. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

export type SmallDisk = {
  /** False if the test is not root and so may not mount a disk; then it is an ordinary folder. */
  isMounted: boolean;
  folder: string;
  /** @param left so many bytes */
  fill(left?: number): Promise<void>;
  /** Takes away what filled it. */
  makeRoom(): Promise<void>;
  unmount(): void;
};

/** @param name of its folder, which goes with the run */
export function mountSmallDisk(name: string, megabytes: number): SmallDisk {
  const folder = path.join(inject('cluster').folder, name);
  const ballast = path.join(folder, 'ballast');
  mkdirSync(folder);
  const options = `size=${megabytes}m,mode=755`;
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  return {
    isMounted,
    folder,
    fill: async (left = 0) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - left));
    },
    makeRoom: () => rm(ballast),
    unmount: () => {
      if (isMounted) spawnSync('umount', [folder]);
    },
  };
}
