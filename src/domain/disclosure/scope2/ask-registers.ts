import type { Instrument, MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { lookUpCredits } from './credit-look.ts'
import type { InstrumentRegisters } from './instrument-registers.ts'
import type { RegisterLook, RegisterLooks } from './register-look.ts'
import { actionsBySeries, lookUpSurrender } from './surrender-look.ts'

/** Asks about every instrument that claims certificates or credits. */
export function registerLooks(
  { instruments }: MarketBasedEvidence,
  { action_log, credit_projects }: Pick<InstrumentRegisters, 'action_log' | 'credit_projects'>,
): RegisterLooks {
  const series = actionsBySeries(action_log)
  const look = (instrument: Instrument): RegisterLook | undefined =>
    lookUpSurrender(instrument, action_log, series) ?? lookUpCredits(instrument, credit_projects)
  return new Map(
    instruments.flatMap((instrument) => {
      const found = look(instrument)
      return found === undefined ? [] : [[instrument.id, found] as const]
    }),
  )
}
