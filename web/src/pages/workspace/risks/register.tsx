import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { spaced } from '../form/names.ts'
import { useWorkspace } from '../use-workspace.ts'
import workspace from '../workspace.module.css'
import styles from './risks.module.css'

type Register = Pick<Schema<'RiskRegister'>, 'scales' | 'risks'>
type Risk = Register['risks'][number]
type Effect = Risk['current_effect']

/** The register as it stands: a map of likelihood and effect, and a table. */
export function RegisterShown() {
  const { abn, period } = useWorkspace()
  const register = useQuery({
    queryKey: ['workspace', abn, 'risk register', period],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/companies/{abn}/risks', { params: { path: { abn }, query: { period } }, signal })),
  })
  return (
    <section aria-labelledby="register-title" className={workspace['block']}>
      <h2 id="register-title">Risks and opportunities of the period</h2>
      <Loaded query={register} skeleton={<Skeleton height={320} />}>
        {({ data }) =>
          data.risks.length === 0 ? (
            <p className={workspace['remark']}>The register has no risk yet. Add the first one below.</p>
          ) : (
            <>
              <HeatMap register={data} />
              <RiskTable register={data} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

/** Rows from the most likely to the least, columns from the smallest effect to the largest. */
function HeatMap({ register: { scales, risks } }: { readonly register: Register }) {
  const steps = scales.likelihood.length + scales.effect.length - 2
  return (
    <ScrollTable label="Likelihood and effect" even>
      <caption className={styles['caption']}>Likelihood (down) and effect (across)</caption>
      <thead>
        <tr>
          <th scope="col">Likelihood</th>
          {scales.effect.map((effect) => (
            <th key={effect} scope="col">
              {effect}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scales.likelihood.toReversed().map((likelihood, row) => (
          <tr key={likelihood}>
            <th scope="row">{likelihood}</th>
            {scales.effect.map((effect, column) => (
              <td
                key={effect}
                className={styles['cell']}
                data-tone={toneOf((scales.likelihood.length - 1 - row + column) / steps)}
              >
                {risks
                  .filter((one) => one.likelihood === likelihood && one.effect === effect)
                  .map(({ id, name }) => (
                    <span key={id} title={name} className={styles['risk']}>
                      {id}
                    </span>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** Thirds of the way from the lowest to the highest corner. */
const toneOf = (height: number): string => (height >= 2 / 3 ? 'strong' : height >= 1 / 3 ? 'medium' : 'faint')

function RiskTable({ register: { risks } }: { readonly register: Register }) {
  return (
    <ScrollTable label="Risks and opportunities" stacked tall>
      <thead>
        <tr>
          <th scope="col">Risk or opportunity</th>
          <th scope="col">Horizon</th>
          <th scope="col">In the period</th>
          <th scope="col">Expected</th>
          <th scope="col">Response</th>
        </tr>
      </thead>
      <tbody>
        {risks.map((risk) => (
          <tr key={risk.id}>
            <th scope="row">
              {risk.id} {risk.name}
              <small>{spaced(risk.kind)}</small>
            </th>
            <td data-label="Horizon">{risk.horizons.map(spaced).join(', ')}</td>
            <td data-label="In the period">{effectText(risk.current_effect)}</td>
            <td data-label="Expected">{effectText(risk.anticipated_effect)}</td>
            <td data-label="Response">
              {risk.responses.length === 0
                ? 'None stated'
                : risk.responses.map(({ what }) => what).join('; ')}
              <small>Owner: {risk.owner}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function effectText({ low_aud, high_aud, no_number }: Effect): string {
  if (low_aud === undefined || high_aud === undefined)
    return `No number (paragraph ${no_number?.paragraph ?? ''})`
  const low = `A$${low_aud.toLocaleString('en-AU')}`
  return low_aud === high_aud ? low : `${low} to A$${high_aud.toLocaleString('en-AU')}`
}
