import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

export type SmallDisk = {
  /** False if the test is not root and cannot mount a disk; then the folder is an ordinary one. */
  isMounted: boolean;
  folder: string;
  /** @param left free bytes to leave */
  fill(left?: number): Promise<void>;
  makeRoom(): Promise<void>;
  unmount(): void;
};

/** @param name of the folder within the run's folder */
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
