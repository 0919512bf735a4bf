import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { type Plan, type PlanFile, readPlans } from './plans.ts'
import { includedProduct, type Product, productsOfCharge } from './products.ts'
import retailers from './retailers.json' with { type: 'json' }
import type { GreenPowerRow } from './row.ts'

const DAY = /(?<!\d)20\d\d-[01]\d-[0-3]\d(?!\d)/u

/** Reads the green power of every plan in a file. */
export async function* readGreenPower(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<GreenPowerRow> {
  const planFile = readPlans(file.name, parse(file.name, (await decodeText(file)).text))
  if (planFile.plans.length === 0) throw new ReadError({ file: file.name, problem: 'holds no plans' })
  log.edition = { slot: 'all', edition: dayOf(file.name, planFile, hints) }
  const keys = new UniqueKeys(file.name, 'plan')
  for (const plan of planFile.plans) {
    keys.add(`${plan.brand ?? ''} ${plan.id}`.trim(), plan.id)
    const products = productsOf(file.name, plan)
    if (products.length === 0) log.skip(plan.id, 'the plan offers no green power', plan.name ?? plan.id)
    for (const product of products) yield { ...factsOf(plan), ...product }
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ReadError({
      file,
      problem: `is not valid JSON (${(error as Error).message}); it is cut off or of another kind`,
      expected: 'plan data of the Consumer Data Right',
    })
  }
}

/** Plan data always shows the present: the day it was collected is its edition. */
function dayOf(file: string, { plans, collectedOn }: PlanFile, hints: ReadHints): string {
  const updates = plans.flatMap(({ updatedOn }) => updatedOn ?? []).toSorted()
  const day = collectedOn ?? DAY.exec(file)?.[0] ?? hints.edition ?? updates.at(-1)
  if (day === undefined || !DAY.test(day))
    throw new ReadError({
      file,
      value: day,
      problem: 'does not say when the plans were collected',
      hint: 'Say it with --edition, such as --edition 2026-10-03.',
    })
  return day
}

function productsOf(file: string, { id, charges, includedGreen }: Plan): Product[] {
  const chosen = charges.flatMap((charge, index) =>
    productsOfCharge(file, `${id}/greenPowerCharges/${index}`, charge, index + 1),
  )
  if (includedGreen === null) return chosen
  return [...chosen, includedProduct(file, `${id}/intrinsicGreenPower`, includedGreen, charges.length + 1)]
}

function factsOf(plan: Plan): Omit<GreenPowerRow, keyof Product> {
  const code = plan.id.slice(0, 3)
  const retailer = isKnownCode(code) ? retailers[code] : undefined
  return {
    plan_id: plan.id,
    plan_name: plan.name,
    retailer: plan.brand ?? retailer?.name ?? null,
    retailer_abn: retailer?.abn ?? null,
    customer_type: plan.customerType,
    distributors: [...plan.distributors],
    updated_on: plan.updatedOn,
  }
}

const isKnownCode = (code: string): code is keyof typeof retailers => Object.hasOwn(retailers, code)
