import { STAGES } from '../../../components/hazard-map/reading.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { aud, exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { FinancedData } from '../use-portfolios.ts'
import { AskedFor, type Asking } from './asked-for.tsx'

type Bands = NonNullable<FinancedData['risk']>
type Amounts = Bands['transition']

const ORDER = ['low', 'moderate', 'high', 'very_high', 'extreme'] as const
const AT_RISK: ReadonlySet<string> = new Set(['high', 'very_high', 'extreme'])

/** Amounts by band of each hazard and scenario. */
export const Risk = ({ asking }: { readonly asking: Asking }) => (
  <AskedFor
    asking={asking}
    part="risk"
    title="Amounts by climate risk"
    remark="Amount outstanding by band of transition risk and of each physical hazard, now and at 1.5, 2 and 3 °C of global warming. It reads the risk of each company, which takes a while for a large book, and adds both bands to the table of holdings."
    ask="Show amounts by risk"
  >
    {({ risk }) => (risk === null ? null : <HeatMap bands={risk} />)}
  </AskedFor>
)

function HeatMap({ bands: { transition, physical, hazards } }: { readonly bands: Bands }) {
  const stages = STAGES.filter(({ id }) => id === 'now' || hazards.some(({ scenario }) => scenario === id))
  const rows = [...Map.groupBy(hazards, ({ hazard }) => hazard).values()]
  return (
    <>
      <p className={styles['remark']}>
        By the worst band among the located sites of each company. The first figure is the amount in the bands
        high, very high and extreme; the one below it is the amount that could be assessed. What is not
        assessed is not safe.
      </p>
      <ul className={styles['legend']} aria-label="Colours of the bands">
        {ORDER.map((band) => (
          <li key={band} data-band={band}>
            {words(band)}
          </li>
        ))}
        <li data-band="none">Not assessed</li>
      </ul>
      <ScrollTable label="Amounts by hazard, scenario and band" tall>
        <thead>
          <tr>
            <th scope="col">Hazard</th>
            {stages.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['Transition risk', transition],
              ['Physical risk, all hazards', physical],
            ] as const
          ).map(([name, amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Cell amounts={amounts} />
              {stages.slice(1).map(({ id }) => (
                <td key={id}>
                  <small>Not by warming</small>
                </td>
              ))}
            </tr>
          ))}
          {rows.map((own) => (
            <tr key={own[0]!.hazard}>
              <th scope="row">{own[0]!.label}</th>
              {stages.map(({ id }) => (
                <Cell key={id} amounts={own.find(({ scenario }) => (scenario ?? 'now') === id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

function Cell({ amounts }: { readonly amounts: Amounts | undefined }) {
  if (amounts === undefined)
    return (
      <td>
        <small>Not projected</small>
      </td>
    )
  const { by_band: bands, not_assessed_aud: none } = amounts
  const of = (band: string): number => bands.find((one) => one.band === band)?.outstanding_aud ?? 0
  const assessed = bands.reduce((sum, { outstanding_aud: amount }) => sum + amount, 0)
  const high = bands.reduce(
    (sum, { band, outstanding_aud: amount }) => sum + (AT_RISK.has(band) ? amount : 0),
    0,
  )
  const all = [
    ...ORDER.map((band) => `${words(band)}: A$${exact(of(band))}`),
    `Not assessed: A$${exact(none)}`,
  ].join('. ')
  if (assessed === 0)
    return (
      <td title={all}>
        <small>Not assessed</small>
      </td>
    )
  return (
    <td title={all}>
      <span className={styles['bands']} aria-hidden="true">
        {ORDER.map((band) => (
          <span key={band} data-band={band} style={{ flexGrow: of(band) }} />
        ))}
        <span data-band="none" style={{ flexGrow: none }} />
      </span>
      {aud(high)}
      <small>of {aud(assessed)} assessed</small>
    </td>
  )
}
