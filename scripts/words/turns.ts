/**
 * Turns of phrase that read as translated or as riddles, and what to write instead. The check of words refuses them wherever
 * people read. Add the turn when a reader stumbles; the sentence that they stumbled over goes into the test.
 */
export interface Turn {
  readonly turn: RegExp
  readonly instead: string
}

const turn = (pattern: string, instead: string): Turn => ({ turn: new RegExp(pattern, 'i'), instead })

export const TURNS: readonly Turn[] = [
  turn(String.raw`\bwhoever\b`, 'name them: "companies without data", "anyone who"'),
  turn(String.raw`\b(some|any|no|every)body\b(?!\W*true)`, 'someone, anyone, no one, everyone'),
  turn(String.raw`\bno one of the\b`, 'say who: "the company has not"'),
  turn('passed over', 'skipped, ignored'),
  turn(String.raw`\btak(e|es|en|ing) (it |them |that )?over\b`, 'import, apply'),
  turn('^take it', 'name the action: Download, Apply'),
  turn(String.raw`\blook into it\b`, 'View, Open'),
  turn(String.raw`\btold (as|of)\b|\btells? of\b`, 'reported as, listed as, about'),
  turn(String.raw`\banew\b`, 'again'),
  turn('all the same', 'anyway, still'),
  turn(String.raw`\bmend(s|ed|ing)?\b`, 'fix, correct'),
  turn('nothing (was|is) written|nobody has written', 'nothing was saved'),
  turn('nothing refuses', 'No errors found'),
  turn(String.raw`(?<!\bthere )\bis no (?!longer|more|such|one)[a-z]`, 'is not a'),
  turn(String.raw`\bmean(while|time)\b`, 'since, in between, or leave it out'),
  turn(String.raw`\brest(s|ed|ing)? on\b`, 'is based on, uses'),
  turn(String.raw`\bspeaks? (for|against)\b`, 'contradicts, confirms, applies to'),
  turn(String.raw`\b(that|none|whichever|what) stands?\b`, 'is current, exists'),
  turn(String.raw`\blies? (in|at|on|there|within|outside|beside)\b`, 'is in, is outside'),
  turn(String.raw`\b(bore|bears) (a|the|one|its|it)\b`, 'had, has'),
  turn('held against', 'compared with, checked against'),
  turn('unless (given|told|asked)', 'Default:'),
  turn(String.raw`\bun(seen|asked)\b`, 'without checking, by default'),
  turn('put right', 'corrected'),
  turn('of elsewhere', 'another site'),
  turn(String.raw`\blets? (it|them|you) in\b`, 'give access'),
  turn(String.raw`\bthe very\b`, 'the exact'),
  turn('what (it|they) did', 'Activity'),
  turn('(to|can) be had', 'is available'),
  turn('of no use', 'does not work'),
  turn('both ways', 'name both: "location-based and market-based"'),
  turn('would make it', 'say the distance: "9.7 points from the next band"'),
  turn('a weak line', 'Low confidence: 5 data points'),
  turn('makes up for', 'say what is missing: "6 mandatory items still need evidence"'),
  turn('made by the first start', 'Initial key'),
  turn('worth a (second )?look', 'Please check'),
  turn('cannot be taken back', 'You cannot undo this'),
  turn('(goes|go|going) on working', 'keeps working'),
  turn('looked at lately', 'Recently viewed'),
  turn('so that it is', 'so it is'),
  turn(String.raw`\bwaits? for you\b`, 'is waiting for you'),
  turn('in no sum', 'left out of totals'),
  turn(
    String.raw`\b(registry|register|table|tables|edition|publisher|factors|publisher’s file) prints?\b`,
    'publishes, shows, has',
  ),
  turn(String.raw`\bdo(es)? not fit\b`, 'does not match, is wrong'),
  turn(String.raw`\bso that (it|they) (is|are) (no|not)\b`, 'so it is not'),
  turn(
    'it does not mean (none|zero)',
    'This does not mean zero emissions, this does not mean there is no risk',
  ),
  turn(
    String.raw`\bstands? (in for|instead|in the place|beside|below|before the|behind)\b`,
    'is used instead, is shown beside',
  ),
  turn(String.raw`\bin (the|its|their) place of\b`, 'instead of'),
  turn(String.raw`\b(say|says|said|comes? out|decided?|judged) otherwise\b`, 'differs from'),
  turn(String.raw`\b(is|are) not at hand\b`, 'we have no source for, is not known here'),
  turn(String.raw`\bof (its|their) own (kind|trade)\b`, 'name the kind'),
  turn(String.raw`\b(handed|hands|hand) (in|over|on)\b`, 'submit, pass, give'),
  turn('there is none of', 'say what is missing'),
  turn(String.raw`\bsuperfluous\b`, 'extra'),
  turn(String.raw`\bwhat (it|the bundle) holds\b`, 'what it contains'),
  turn(String.raw`\bthe making of\b`, 'name the act: making, creating'),
  turn(String.raw`\b(was|were|been) (begun|had)\b`, 'started, fetched'),
  turn(String.raw`\bbears? on\b`, 'relates to, supports, affects'),
  turn(String.raw`\bno (inventory|forecast|fuel)\b`, 'not an inventory, not a forecast'),
]
