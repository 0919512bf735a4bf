import type { AccumulateJob } from '../../../sources/formats/netcdf-grid/accumulate.ts'
import type { CellSums } from '../../../sources/formats/netcdf-grid/cell-sums.ts'
import type { MeanBlock } from './mean-file.ts'

/** Maxima and minima of the same days over some rows, whose daily means are written into a file. */
export interface TemperatureJob {
  readonly tmax: AccumulateJob
  readonly tmin: readonly AccumulateJob[]
  readonly file: string
  readonly block: MeanBlock
}

export interface TemperatureSums {
  readonly tmax: CellSums
  readonly tmin: CellSums
}
