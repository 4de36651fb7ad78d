/** Gives one employer of the demo a logo. server/start/demo-files.ts stores its file. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { ownerIdOf } from './cast.ts';

const COMPANY = 'Northgate Analytics';
export const DEMO_LOGO_ID = '00000000-0000-4000-8000-0000000000e1';

/** A gate in which bars rise, drawn for the demo: a WebP of 192 pixels, as the site stores logos. */
const FILE = [
  'UklGRpIHAABXRUJQVlA4IIYHAADwLgCdASrAAMAAPjEYi0OiIaETWIzoIAMEsbdwtzh1yx/w/4q7Jr2D8kfyw6ZblvxVzmiBOxb+V9zPvA/sX5',
  'FfI3zAP1J/yP5O9pbzAfr5/VfaT/zf+j/t3vM9AD+nf6DrP/QA/YD0wf95/d/hY/cH0ndVQ8hf0PtT/tlkU+tf4D8uOSfah/wH5Q8QzlT/UcYH',
  '1H8oXj2I3/7p91XxNf0X9s/uf7N+2757/43uE/yH+l/7f9cO4P+y3sVfqeUtspP6u+FKB+FJFtiyM9DC6u9p8qODN//ibmPX2zBN+monY8CiNv',
  'QQ1dQJGK4wnw/owRGGxsVJ+We2cEu4ktcFpqvFtWgnXqrlWO/nhkXXLfSLz5mJl3KL9dH75l3ciHcdQy3gIbGFyZzEhcYOKs8qKred60dkiHz0',
  'ILuGWfmdmi297OHqCCNr9LZE7ggMSgox+lo4xgmHlVYoh/296OG+rovj9LtFqvVfOa62n+NRVkCf4AmpZ+HcTEY+UEAph3ExGBAA/v8uH2Rv0n',
  'ea9cnFqgyiCUAAAcCTXnP/5253FvX/UI/03Tr+eaRsr7WfeodfjnQwf1xzIc2sCnNA7yEjZWKgSMUqe7SktbiVH8iUi02l69V4i7PWYWIXNDRm',
  'wlf7F2FDCOxy1tzdia2On4N/551WuAQ25D/udwXsDTvFH32YE+hIRfEGxzqee6p9ew6T1N2sEDfg0DPatjlwewN9Q8z0/wiYyi2Yq/AL3kcqAR',
  '+d+NfDrcetA6kpRVJXMKjdt1hYjhi3/i4vrI6H8iXCuIiZdTn8DjFBbYny7SBnP6WP/RXXkw7Kky3I5W5XHdbqRHgokBP/i7jaNEe10BpFEMkR',
  'UVfs7FpJXGdX3Wkc5ubyBQR7eeGpT3Ir/pN5MfPH4pZ8Q2eyUgHXXYcTO7Q12QSObRCWlu5HUV9i1vtdyGW0HkvFnkMdDl/IgEP1BcntxZlFj1',
  'DG5/prfjrtOVXF11ylx+1NhaOs8lEDaeowQHHm84E04l02y9bMSRA6VpSYzqfM3Yp30Za4Y9wJu4tbqV64/98h/Vrb1HzczHanLMRqGaOJvmYn',
  'Wu0zeq5ICSex/z6r2fhSbvPB0jsnKh0P4+L0qKs69hoMqLHEUDMqGwrHui0+aK1QGlWbUua3Vu+YB/+aC5+EtwIJRu7by5S6n3ltY1rvhxxgbq',
  'VPj6GHizDUI0lTe/5r8ezyP3VEcbLuWFIW4RJe5309TQ2BZXAj+24PeT/qyOCkfyZhVo7lSdk7T6W1ecoWdr5NF4v2zl4C/h6cbE6zSWoOa1Kr',
  'xZYfu01FEt+KsWF4DQZfIf8ePyVMeFLliRA+NRS9fwP8kJdhX5H6hc0dmRFABDYQKwTX5FH+p5/0mtD2fFK7oNpa/dLEMZtKl54lBurI8gahlL',
  '2+lgW5Kj4rMxbBbze/nJAAK733NPDcgskgtNP3i/quU8wqhv+n8XgfynJPt+TawlNxJLwrYymWdCETd21UmtgOgXePFhxGVrOP2y7AreZEfXwu',
  'e3vRFWsAon1SBnuMQf7eJUkzsDo5QjgyynkOmkm4pxOhMnhmIf9d4Qg0DGZE7P3M+lQvIaiHXMMjDhQVppsZjTTZZx+SS13BNezDP5zP5HUd0C',
  'sI3StamsGHwchacfCNcaSgOjsrnE0ZvdtsT5aqWUEFag9C/WkmHgMWcuuAT6XczKYhm66NoKCnVZdeGXURkELVF1qIm5UgaKCKzdARyRylQlW6',
  'P4Mi2Uf/Wu7ESGjAWMEh9dAWytg2vHf6ifriKj5z1GjS1VCH/ZsHc5L5ffwH/wzv20ioExyxKIdF7ujbHVQXoQrAkpBvK/udWvqFIfkMex7ug8',
  'nTnuE79EcudbagVMf7qR+XHD4qlsRCGB6XBO4n0FVdbKrjf8qiyh/FkLrv6QyRdvIm6ss4GSq1Dz8WPAp+sn1VhI+Zv3xdF2uPafP3A4fmfRM/',
  'enFLZEDVLym99Cbslig35XiBrG8vqxsSFl7xs91L9VTkOaTEEtSgQ/PUMVZmY3WGM/LkLvya6r1mXnwm3npDxc/peoqfj2lPTo5q1rs1vpcYI3',
  'RCARmqDyn4uXMyFlwdlTD4f7lJJDxe9BExWBseNa6vXg2//92/ZeRaHAQ1pUwhtU98lM+45tecYkWJugsaxuLQSFmKF8K7pjjTdaei91QN7sAv',
  'u9QOtxbr6eRE3prX4EcJIa0sQL7SrNVim/+TLRV0/B3oEtlM6HVbQdkXCd4biugz3or+OP9wI1p3+git099v64ijLw6u/ci3zMb0h3db6Xk3ZC',
  'hvsA9z7YFrJLn7R2IGKkuzoEDROXHdi1S9S1WBrnHaopruRNop+qHDx01fj7dap9EENpEOmOBZXiPuKYHeiskX0z6MkLMz0XARLj0VQMIx+H+I',
  '1gztQ7vAz+Fj0/ew5qVlvkWK3MeqXSkOsKNP5Mvd/VvE4WDT0LBMIZK1jnHCshSL8pGDqNVFSdCpuucrqQ53iv69Hn95D7JTPAH5Vw0/T8HjAP',
  'tw+1icmYrCpBzDx/cb7nNjIb9sCKVbc00FPforNyYTwFG8jNMgmbcLSAAAAAAAAAA=',
].join('');
export const demoLogo = Buffer.from(FILE, 'base64');

/** @param transaction of the system, in which the cast is there */
export async function seedLogo(transaction: Transaction<DB>): Promise<void> {
  const sha256 = createHash('sha256').update(demoLogo).digest();
  await transaction
    .insertInto('employer_logos')
    .values({
      user_id: ownerIdOf('first employer'),
      id: DEMO_LOGO_ID,
      company: COMPANY,
      size_bytes: demoLogo.length,
      sha256,
    })
    .execute();
}

/** Not of an account that has another one since, or none. */
export async function listDemoLogos({ asSystem }: Database) {
  const rows = await asSystem((transaction) =>
    transaction.selectFrom('employer_logos').select('storage_key as key').where('id', '=', DEMO_LOGO_ID).execute(),
  );
  return rows.map(({ key }) => ({ key, bytes: demoLogo, mediaType: 'image/webp' }));
}
