import { Column, Row, Section, Text } from '@react-email/components';
import { agency } from '#domain/site/site.ts';
import { COLOURS, SERIF } from './mail-colours.ts';

/** The site's name on the dark band, above the line between office and site. Made of tables and colours only. */
export function Band() {
  return (
    <>
      <Section style={{ padding: '20px 32px', backgroundColor: COLOURS.deep, borderRadius: '8px 8px 0 0' }}>
        <Text
          style={{
            margin: 0,
            fontFamily: SERIF,
            fontSize: '24px',
            lineHeight: '28px',
            fontWeight: 500,
            color: COLOURS.onDeep,
          }}
        >
          {agency().name}
        </Text>
      </Section>
      <Section>
        <Row>
          {WATERLINE.map(({ colour, width }) => (
            <Column key={colour} width={width} height="5" style={{ ...THIN, backgroundColor: colour }}>
              &nbsp;
            </Column>
          ))}
        </Row>
      </Section>
    </>
  );
}

const THIN = { height: '5px', fontSize: '1px', lineHeight: '5px' };

const WATERLINE = [
  { colour: COLOURS.whiteCollar, width: '62%' },
  { colour: COLOURS.blueCollar, width: '35%' },
  { colour: COLOURS.coral, width: '3%' },
];
