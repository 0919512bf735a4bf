import type { RunStage } from '../../store/runs.ts'

/** What is done, and how far a run is when it begins each, per cent: by about the time that each takes. The papers come before the report, which is begun with them and takes longest. */
export const PROGRESS: Readonly<Record<RunStage, number>> = {
  gathering: 5,
  composing: 20,
  rendering_report: 60,
  rendering_working_papers: 30,
  sealing: 85,
  storing: 95,
}

export const RUN_STAGES = Object.keys(PROGRESS) as readonly RunStage[]

export { RUN_STATES, type RunStage } from '../../store/runs.ts'
