import { EmployerPlate } from '#app/ui/pictures/employer-plate.tsx';
import { SectorBand } from '#app/ui/pictures/sector-band.tsx';
import { TradeDrawing } from '#app/ui/pictures/trade-drawing.tsx';
import { SECTORS } from '#domain/job/sector.ts';
import { TRADES } from '#domain/job/trade.ts';
import { SampleSection } from './sample-section.tsx';

const EMPLOYERS = [
  ['Northgate Analytics', 'Data engineer'],
  ['Calder & Finch Logistics', 'Transport planner'],
  ['Lagan Shore Bank', 'Commercial relationship manager'],
  ['Penarvon Foods', 'Accounts payable assistant'],
  ['The Rowanmere Clinic', 'Medical secretary'],
  ['Otterbeck Solicitors', 'Conveyancing paralegal'],
  ['Tannerlock Packaging', 'Account manager'],
  ['Slievecairn Construction', 'Joiner'],
  ['Strathorn Lifts', 'Lift service engineer'],
  ['Pentlaw Solar', 'Solar panel installer'],
  ['Brindlewood Housing Association', 'HR business partner'],
  ['Linenquay Events', 'Events coordinator'],
] as const;

export function TradeSamples() {
  return (
    <>
      <SampleSection title="Trades">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-4">
          {TRADES.map((trade) => (
            <li key={trade}>
              <TradeDrawing trade={trade} className="w-full" />
              {trade}
            </li>
          ))}
        </ul>
      </SampleSection>
      <SampleSection title="Plates of employers">
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {EMPLOYERS.map(([company, title]) => (
            <li key={company} className="flex items-center gap-4">
              <EmployerPlate company={company} title={title} />
              {company}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-4">
          {EMPLOYERS.map(([company, title]) => (
            <EmployerPlate key={company} company={company} title={title} size={96} />
          ))}
        </div>
      </SampleSection>
      <SampleSection title="Bands of sectors">
        {SECTORS.map((sector) => (
          <div key={sector}>
            <SectorBand sector={sector} />
            <p className="mt-2">{sector}</p>
          </div>
        ))}
        <SectorBand sector="people" isBrand />
      </SampleSection>
    </>
  );
}
