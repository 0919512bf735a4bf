import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact, tonnes } from '../../../format/numbers.ts'
import { abnText } from '../../../format/words.ts'
import workspace from '../workspace.module.css'
import { SCOPES } from './scopes.ts'
import type { Totals } from './use-ledger.ts'

const GASES = [
  ['co2', 'CO₂'],
  ['ch4', 'CH₄'],
  ['n2o', 'N₂O'],
  ['f_gas', 'F-gases'],
  ['not_split', 'Printed as a total only'],
] as const

/** The same figures by gas, by entity, and on the warming potentials of the sixth assessment. */
export function Breakdown({ totals }: { readonly totals: Totals }) {
  const { by_gas, by_entity, totals: all, totals_ar6: ar6 } = totals
  if (by_gas.length === 0) return null
  const scopes = SCOPES.filter(([member]) => all[member] !== null)
  return (
    <details>
      <summary>By gas, by entity, and on AR6</summary>
      <ScrollTable label="Emissions by gas" numeric>
        <thead>
          <tr>
            <th scope="col">Gas</th>
            {scopes.map(([member, name]) => (
              <th key={member} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GASES.filter(([gas]) => by_gas.some((one) => one.gas === gas)).map(([gas, name]) => (
            <tr key={gas}>
              <th scope="row">{name}</th>
              {scopes.map(([member], at) => {
                const t = by_gas.find(
                  (one) => one.gas === gas && one.scope === SCOPES.indexOf(scopes[at]!) + 1,
                )?.t
                return (
                  <td key={member} title={exact(t ?? null)}>
                    {tonnes(t ?? null)}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">All, on the potentials of the factors</th>
            {scopes.map(([member]) => (
              <td key={member} title={exact(all[member])}>
                {tonnes(all[member])}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">All, on AR6</th>
            {scopes.map(([member]) => (
              <td key={member} title={exact(ar6[member])}>
                {tonnes(ar6[member])}
              </td>
            ))}
          </tr>
        </tbody>
      </ScrollTable>
      {ar6.as_published_t === 0 ? null : (
        <p className={workspace['remark']}>
          {`Of the figures on AR6, ${tonnes(ar6.as_published_t)} have factors whose gases are not printed: they are as published.`}
        </p>
      )}
      {by_entity.length < 2 ? null : (
        <ScrollTable label="Emissions by entity" numeric>
          <thead>
            <tr>
              <th scope="col">Entity</th>
              {scopes.map(([member, name]) => (
                <th key={member} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {by_entity.map((entity) => (
              <tr key={entity.entity_abn}>
                <th scope="row">
                  {entity.entity_abn === null ? 'The company' : `ABN ${abnText(entity.entity_abn)}`}
                </th>
                {scopes.map(([member]) => (
                  <td key={member} title={exact(entity[member])}>
                    {tonnes(entity[member])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </details>
  )
}
