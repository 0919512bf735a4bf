import { Absence } from '../../../components/absence.tsx'
import { extentOf, linearScale } from '../../../components/chart/scale.ts'
import { Sourced } from '../../../components/figure.tsx'
import { tonnes } from '../../../format/numbers.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'

const WIDTH = 160

/** An order of magnitude for categories that public totals can say something about. */
export function Scope3() {
  const { scope3_screening: screening } = useCurrentCompany().profile
  const claim = useClaims('scope3_screening')
  const categories = screening?.categories ?? []
  const extent = extentOf(
    categories.map((category) => category.emissions_t?.high),
    true,
  )
  const x = linearScale(extent ?? [0, 1], [0, WIDTH])
  return (
    <Block id="scope3" title="Scope 3, screening" data={screening}>
      <p className={styles['remark']}>{screening?.statement}</p>
      <ul className={styles['ranges']}>
        {categories.map(({ category, name, emissions_t, availability }) => (
          <li key={category}>
            <span>
              {category}. {name}
            </span>
            {emissions_t === null || emissions_t === undefined ? (
              <Absence availability={availability} />
            ) : (
              <>
                <svg width={WIDTH} height={10} aria-hidden="true">
                  <line x1={0} x2={WIDTH} y1={5} y2={5} />
                  <rect
                    x={x(emissions_t.low)}
                    width={Math.max(3, x(emissions_t.high) - x(emissions_t.low))}
                    y={1}
                    height={8}
                  />
                </svg>
                <Sourced
                  claim={claim({
                    title: name,
                    value: `${tonnes(emissions_t.low)} to ${tonnes(emissions_t.high)} CO₂-e`,
                    remarks: [`Screening for ${screening?.reporting_year}.`],
                  })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}
