/** What is done in turn, and how far a run is when it begins each, per cent: by about the time that each takes. */
export const PROGRESS = {
  gathering: 5,
  composing: 20,
  rendering_report: 35,
  rendering_working_papers: 55,
  sealing: 80,
  storing: 95,
} as const

export type RunStage = keyof typeof PROGRESS

export const RUN_STAGES = Object.keys(PROGRESS) as readonly RunStage[]

export { RUN_STATES } from '../../store/runs.ts'
