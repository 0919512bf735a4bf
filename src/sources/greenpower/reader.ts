import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { type Plan, type PlanFile, readPlans } from './plans.ts'
import { type ChargeReading, includedProduct, type Product, productsOfCharge } from './products.ts'
import retailers from './retailers.json' with { type: 'json' }
import type { GreenPowerRow } from './row.ts'

const DAY = /(?<!\d)20\d\d-[01]\d-[0-3]\d(?!\d)/u

/** Reads the green power of every plan in a file. A plan, charge or share that cannot be read is left out with a finding. */
export async function* readGreenPower(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<GreenPowerRow> {
  const planFile = readPlans(file.name, parse(file.name, (await decodeText(file)).text))
  if (planFile.plans.length === 0) throw new ReadError({ file: file.name, problem: 'holds no plans' })
  const plans = openPlans(file.name, planFile, log)
  log.edition = { slot: 'all', edition: dayOf(file.name, plans, planFile.collectedOn, hints) }
  const reading = { file: file.name, findings: log.findings, unknownMembers: new Set<string>() }
  for (const plan of plans) {
    const products = productsOf(reading, plan)
    if (plan.charges.length === 0 && plan.includedGreen === null)
      log.skip(plan.id, 'the plan offers no green power', plan.name ?? plan.id)
    for (const product of products) yield { ...factsOf(plan), ...product }
  }
}

function openPlans(file: string, { plans }: PlanFile, log: ReadLog): Plan[] {
  const opened = readApart(plans, log, {
    read: (entry) => {
      const plan = entry.open()
      return { plan, row_ref: plan.id }
    },
    keys: new UniqueKeys(file, 'plan'),
    keyOf: ({ plan }) => `${plan.brand ?? ''} ${plan.id}`.trim(),
    about: ({ name }) => ({ plan_id: name }),
    without: 'The plan’s green power is then not listed.',
  })
  return [...opened].map(({ plan }) => plan)
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
function dayOf(
  file: string,
  plans: readonly Plan[],
  collectedOn: string | undefined,
  hints: ReadHints,
): string {
  const updates = plans.flatMap(({ updatedOn }) => updatedOn ?? []).toSorted()
  const day = collectedOn ?? DAY.exec(file)?.[0] ?? hints.edition ?? updates.at(-1)
  if (day === undefined || !DAY.test(day))
    throw new ReadError({
      file,
      value: day,
      problem: 'does not say when the plans were collected',
      hint: 'Give it with --edition, such as --edition 2026-10-03.',
    })
  return day
}

function productsOf(reading: ChargeReading, { id, charges, includedGreen }: Plan): Product[] {
  const chosen = charges.flatMap(
    (charge, index) =>
      reading.findings.attempt(
        'charge_not_understood',
        () => productsOfCharge(reading, `${id}/greenPowerCharges/${index}`, charge, index + 1),
        { decision: 'leave_out', reason: 'What the charge offers cannot be read.' },
      ) ?? [],
  )
  if (includedGreen === null) return chosen
  return [...chosen, includedProduct(reading, `${id}/intrinsicGreenPower`, includedGreen, charges.length + 1)]
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
