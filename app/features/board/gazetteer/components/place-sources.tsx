/** Credits for place data, which its licences require (docs/operate/places.md). */
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';

export function PlaceSources() {
  return (
    <p className="measure text-ink-soft text-sm">
      Places:{' '}
      <a href="https://www.geonames.org/" className="link" {...NEW_TAB}>
        GeoNames
        <NewTabMark />
      </a>
      , licensed under{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" className="link" {...NEW_TAB}>
        CC BY 4.0
        <NewTabMark />
      </a>
      , with commonly used county names. Postcodes, where this site has them, contain OS data © Crown copyright and
      database right, Royal Mail data © Royal Mail copyright and database right, and National Statistics data © Crown
      copyright and database right, under the{' '}
      <a
        href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/"
        className="link"
        {...NEW_TAB}
      >
        Open Government Licence
        <NewTabMark />
      </a>
      .
    </p>
  );
}
