import { abn, day, words } from '../format.ts'
import { shownFigure } from './figures.ts'

/**
 * A sentence of the service as a board reads it: days in words, amounts in the form of the tables, codes as words. The foot of every page
 * names the snapshot, so sentences need not.
 */
export const readable = (sentence: string): string =>
  sentence
    .replaceAll(/\b(?:the )?snapshot snap_[0-9a-f]+/g, 'public data')
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, day)
    .replaceAll(/(?<![\d,.])\d{11}\b/g, abn)
    .replaceAll(/(?<![\d,.])\d{4,10}(?:\.\d+)?(?= (?:t|GJ|MWh|kWh)\b)/g, (amount) =>
      shownFigure(Number(amount)),
    )
    .replaceAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g, words)
    .replaceAll('CO2', 'CO₂')
