import { Button, NumberInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { answer, api } from '../../../api/client.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { exact } from '../../../format/numbers.ts'
import { AddLine } from '../calculation/add-line.tsx'
import { gasName, unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import type { Basis, Factor } from '../use-factors.ts'
import { curlOf } from './curl.ts'

/** Multiplies a quantity with the factor as the service does it, every digit and every step on show. */
export function Calculator({ factor, basis }: { readonly factor: Factor; readonly basis: Basis }) {
  const per = perUnit(factor)
  const units = unitsFor(per, factor.energy_content?.unit)
  const [quantity, setQuantity] = useState<number | string>(1000)
  const [unit, setUnit] = useState(per)
  const listId = useId()
  const [asked, ask] = useState({ quantity: 1000, unit: per })
  const body = {
    gwp_basis: basis,
    items: [{ factor: { row_id: factor.row_id }, ...asked }],
  }
  const calculation = useQuery({
    queryKey: ['calculation', body],
    queryFn: ({ signal }) => answer(api.POST('/v1/emission-factors/calculate', { body, signal })),
    placeholderData: (previous) => previous,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    ask({ quantity: Number(quantity), unit: unit.trim() })
  }
  const result = calculation.data?.results[0]
  return (
    <section className={styles['calculator']}>
      <h2>Calculate</h2>
      <form onSubmit={submit}>
        <NumberInput
          label="Quantity"
          hideControls
          thousandSeparator=","
          value={quantity}
          onChange={setQuantity}
        />
        <TextInput
          label="Unit"
          list={listId}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {units.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        {/* Never busy: Enter does nothing while the button of a form cannot be pressed. */}
        <Button type="submit" disabled={quantity === '' || unit.trim() === ''}>
          Calculate
        </Button>
      </form>
      <div className={styles['outcome']} role="status" aria-busy={calculation.isFetching}>
        {calculation.error === null ? null : (
          <ProblemMessage error={calculation.error} retry={() => void calculation.refetch()} />
        )}
        {result?.status !== 'error' ? null : (
          <p className={styles['refusal']}>
            {result.error.detail} {result.error.hint ?? ''}
          </p>
        )}
        {result?.status !== 'ok' ? null : (
          <>
            <p className={styles['value']}>
              {exact(result.data.total?.value)} <small>{unitText(result.data.total?.unit ?? '')}</small>
            </p>
            <ol className={styles['steps']}>
              {[...result.data.steps, result.data.formula].map((step) => (
                <li key={step}>
                  <code>{unitText(step)}</code>
                </li>
              ))}
            </ol>
            {result.data.gases.length === 0 ? null : (
              <dl className={styles['gases']}>
                {result.data.gases.map(({ gas, value, unit: gasUnit }) => (
                  <div key={gas}>
                    <dt>{gasName(gas)}</dt>
                    <dd>
                      {exact(value)} {unitText(gasUnit)}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )}
      </div>
      <div className={styles['actions']}>
        <AddLine factor={factor} quantity={Number(quantity)} unit={unit.trim()} />
        <CopyButton text={() => curlOf('POST', '/v1/emission-factors/calculate', body)}>
          Copy as curl
        </CopyButton>
      </div>
    </section>
  )
}

/** What the factor is per: kWh of kg CO2-e/kWh. */
const perUnit = (factor: Factor): string => factor.unit.split('/').at(-1)?.trim() ?? ''

const RELATED: readonly (readonly string[])[] = [
  ['kWh', 'MWh', 'GWh', 'GJ'],
  ['GJ', 'MJ', 'TJ', 'kWh', 'MWh'],
  ['kL', 'L', 'ML'],
  ['t', 'kg'],
  ['m3'],
]

/** Units to choose from: those of the factor and those that its energy content leads to. Any other may be typed. */
function unitsFor(per: string, energyContent: string | undefined): readonly string[] {
  const physical = energyContent?.split('/').at(-1)
  return [
    ...new Set([per, physical].flatMap((name) => RELATED.find(([first]) => first === name) ?? name ?? [])),
  ]
}
