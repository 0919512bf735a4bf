/**
 * Common words of English and of company reports. Taken once, in November 2026, from the words that the project's own pages and the
 * titles of the requirements use at least three times in small letters, with the usual words of reports added by hand. Text of which
 * most words are not here is no sentence. A change is a new version of the method.
 */
export const COMMON_WORDS: readonly string[] = `
a abatement able aborted about above absence absent absolute accept acceptable accepted accepts access
accommodation account accountability accountable accounting accounts accreditation accredited achieve achieved
achieving acknowledged acquisition across act action actions active activities activity actor acts actual actuals
acute adapt adaptation adapting add added addition additional address addressed addresses adds adequate adjustment
administrator administrators admit advice advise advised affect affected affects affordable after afterwards
again against age agency agenda agent agents ago agree agreement ahead aim air alert alias aligned alike all
allocate allocated allocation allow allowed allows alone along already also alternative although always am ambition
amended amendments among amount amounts an analysis analyst and annotated announced annual annually another answer
answered answers any anyone anything anyway apart appear appears append appetite applicable application applied
applies apply appoint appointed approach appropriate approval approvals approve approved approver approvers approves
approving approximate architecture archive archived are area areas argument arguments arithmetic around arrive arrived
arrives arrow artifact as aside ask asked asking asks aspects assess assessed assesses assessing assessment asset
assets assist assumed assumptions assurance assured assurer at attack attempt attempts attend attention attributes
attribution audit auditor auditors authenticator author authored authority authors automatically available average
averages aware awareness away axe back background backlog backup backups bad balance balancer band bands banking bar
bare base based baseline baselines bases basis batch batches be because become becomes been before began begin
beginning begins begun behalf behind being believe bell belong belongs below bench benchmark benefit benefits beside
best better between beyond big bill bills biogenic biome bit bits blank block blocked blocks board boards bodies body
bookmark bookmarks boolean boot bootstrap boss both bought bound boundary bounded bounds box boxes branch break breaks
briefing briefings bring brings broken browser browsers bucket budget budgets buffer buffers build building buildings
builds built bulk bundle bundles burn bushfire business businesses busy but button buy buyer buys by byte bytes cache
cached calculate calculated calculates calculation calculations calendar call called caller calls came can cancelled
candidate candidates cannot canonical capability capable capacity capital carbon card care carried carries carry case
cases cash catalogue catchment categories category cause causes cell cells cent central centroid century ceo
certificate certificates cfo chain chains chair chaired chairs challenge challenges chance change changed changelog
changes changing character characters chart charter charters charts check checked checking checklist checks checksum
chief child choice choose chooses chose chosen chronic circumstances citation citations cite cited cites city claim
claimed claims class classes classification clean clear clearly click client clients climate climates clock clocks
clone close closed closes cloud co coal coast coastal code coded codes cold collaborate collect collected collector
collects colour coloured column columns combination come comes command commands commas comment comments commercial
commit commitment commitments commits committed committee committees common communicate communities community
commuting companies company comparable comparative comparatives compare compared compares comparison comparisons
compatible competence competencies compile compiled compiler compiles complete completed completeness compliance
complies comply component components composed composer composes compound compressed compression computation compute
computed computes condition conditional conditions conduct conducted conducts confidence config configuration confirm
confirmed confirms conflict connect connected connection connections consequence consequences consider consideration
considered considering considers consistent consists consolidated consolidation constant constants consult
consultation consumed consumer consumers consumption contain container contains content contents context continent
continue continues continuous contract contracts contradict contradicted contradiction contradictions contradicts
contribute contribution control controlling controls converted cookie cookies cooling coordinates copied copies copy
copyright core cores corporate corporation corporations correct corrected correction corrections corrects cost costs
could council councils count counted counter counters counting countries country counts cover coverage covered covers
crash create created creates creating credit credits critical cross crosses culture curated currency current cursor
cursors curve curves custom customer customers cut cuts cycle cyclone cyclones daily damage damaged dark dashboard
dashes data database databases dataset datasets datasette date dated dates day days debt decade decades
decarbonisation decarbonise decide decided decides decimal decimals decision decisions declaration declare declared
declares decline decoded decoders decorators deducted deemed deep deepest default defaults definition definitions
deflated deflator degree degrees delays delegate delegated delegates delete deleted deletes deletion deliver delivered
deliveries delivering delivery demand denies denominator denominators depend dependence dependencies dependency
depends depth deputy derived derives describe described description descriptions design desk desktop detail details
deterministic develop developed developing development deviation deviations device did dies diesel diff differ
difference differences different differently differs digest digit digits dioxide direct direction directly director
directories directors directory disagree discarded disclosed disclosure disclosures discuss discussed discusses disk
displayed dispute disruption distance distances distribution divestment divided dividend division divisions do doc
docs document documentation documented documents does doing dollar dollars domain done door dot double doubled doubles
doubt doubtful down download downloaded downloads draft drafts drawer drawing drawn draws drift driver drop dropped
drops drought dry drying due duplicates during duty each earlier early earnings east easy economic economy edge edges
edit edited edition editions editor education effect effective effectively effects efficiency efficient effort efforts
eight either election elections electric electricity electrification elements eleven else elsewhere embedded emission
emissions emit emits emitted emitter emitters employee employees employer employers empty enable encoding encrypted
end ended ending ends energy engage engaged engagement engagements engine engines enhance enough enqueue enqueues
ensemble ensure ensures ensuring enter enterprise enters entire entities entity entries entry env environment
environmental equal equipment equity erase erased erases erasing erasure error errors eslint establish established
estimate estimated estimates estimator estimators evaluate evaluated evaluates evaluator evaluators evaporation even
event events ever every everyday everyone everything everywhere evidence evidenced exact exactly example examples
exceed exceedance exceeded exceeds except exceptions excess exchange excluded exclusions exclusive executive
executives exempt exemption exist existing exists exit exits exp expect expected expenditure experience expert
expertise expired expires explain explained explains explanation explanations explicit export exported exports exposed
exposure extension external extra extract extreme extremes face facilities facility fact factor factors facts fail
failed fails failure failures fall falls false families far fast faster fault faults features feed fell fetch fetched
fetches few fewer fewest field fields fifteen fifth fifths fifty figure figures file files filing fill filled fills
filter filters final finance financed financial find finding findings finds fingerprint fingerprints finish finished
finishes fire fires first fit fits fitted five fix fixed fixes flag flagged flags flat fleet flight flights flood
flooding floods floor floored flow focus folder folders follow followed following follows fonts food for forbids force
forecast foreign forges forget forgets forgotten form formal format formats forms formula formulas forty forward
fossil found four fourth fractions frame framework frameworks free freight frequency fresh from front frozen fsync
fuel fuels fugitive full function functions fund funded funding funds furnace further future gained gains gap gaps
garbage gas gases gate gates gather gathered gauge gauges gave general generate generated generation generator
generators geocoded geometric get gets gigabytes gigajoules give given gives global glossary go goal goals goes golden
gone good goods got govern governance government governs grade granted grapher graphile green greenpower grid gridded
grids gross ground group groups grow grown grows growth guard guards guess guidance guide guides gzip had half halves
hand handed handler hands hangs happened happens hard has hash hashed hashes hatched have hazard hazards head header
headers heading headings headline headlines health heap hear heat heatwave heatwaves heavy held help helps hence here
hexadecimal hidden hide high higher highest hints history hold holder holding holdings holds home homogenised honest
horizon horizons host hostile hosts hot hottest hour hours house how however hue hundred hundreds hundredth hung
hypotenuse i idempotency identical identified identifier identifies identify identifying identity idle if ignored ii
iii image immaterial immich immutable impact impacts implement implementation implemented import imported imports
impracticable improve improved improvement in incentive incentives include included includes including inclusion
income incomplete increase increased increasing independent index indicative indicator indicators indices indirect
industrial industries industry infinite info inform information informed infrastructure ingest initiative initiatives
inland input inputs ins inside install installation installed installing installs instance instead instrument
instruments insurance insurers integrate integrated integration intelligence intensities intensity interface interim
internal internet interrupted interruption interval into invented inventory invest invested investment investments
investor investors invitation invite invited involve io irregular irregularities is isolation issue issued issuer
issues it item items its itself iv job jobs join joined joins joint judge judged judgement judgements judges jumps
jurisdiction just keep keeps kept key keyed keys kill killed kills kind kinds knew knots know knowledge known knows
label labelled labels lack lacks lag land lane language lapses large larger largest last late lately later latest
latitude latter law layers layout lead leader leaders leadership leading leads leak leakage leaked learn learns lease
least leave leaves ledger left legal length less let lets letter lettering letters level levels levers liability libpq
libraries library licence licences lie lies life light like likelihood likely likewise limit limited limits line
linear lines link linked links lint list listed listen listens lists literal little live lives load loaded loading
loads loans local localities locality located location locations lock locked locks lodge lodged lodgement log logged
logs long longer longest look looked looking looks lookup lookups loop loopback loops lose loses losses lost lot
loudly low lower lowest machine machines macros made mail mailbox mails main maintain maintained major make maker
makes making manage managed management manager managers manages managing mandate mandated mandatory manifest manifests
manufacturing many map mapped maps margin mark marked market markets marks mass match matched matches material
materiality materials matrix matter matters max maxima maximum may mean meaning means meant measure measured
measurement measures mechanism mechanisms media median medians medium meet meeting meetings meets megabyte megabytes
member members membership memberships memo memory mentions merged message messages met metadata metal meter meters
methane method methods metric metrics middle migrate migration migrations milestones million milliseconds mine mines
minima minimum mining minus minute minutes mirror missed misses missing misspelt mistake mistakes mistyped mitigate
mitigated mitigation mix mixed mocks mode model models moderate modifier module modules moisture moment moments
monitor monitored monitoring monitors month monthly months more most move moved moves much multi multiplier
multipliers must name named names naming narrative narrow national native nature near nearest nearly need needed needs
negative neighbour neighbouring neighbours neither net network never new newcomer newer newest next nger nine no
node nodes non nonce none nor normal north northern not note notes nothing noticed notification notifications
notified now nowhere number numbered numbers object objective objectives objects observation observations observed
obtained odd of off offer offered offers office officer officers offices offline offs often oil old older oldest on
once one ones only open opened opening opens operate operated operates operating operation operational operations
operator operators opportunities opportunity optimised optimising option optional options or order ordered ordinary
ore organisation organisational origin origins other others otherwise our ours ourselves out outcome outcomes outdoors
outer outline output outranks outs outside outstanding over overall overlap overlay overrides oversee overseen
oversees oversight overwrites owid own owned owner owners owns oxlint pack package packages packed packs padding page
pages paid pair pairs panel paper papers para paragraph paragraphs parameter parameters parent parsed parser parses
part partial partly partner partners parts party pass passed passes passing passkey passkeys password passwords past
paste path paths pathway pathways pattern pause pay pays peak peer peers people per percent percentage percentages
percentile percentiles performance performs period periods permissions permitted person pgbouncer phone physical picks
picture pictures piece pieces pillar pillars pinned pins pipe pipeline place placeholder places plain plan planned
planning plans plant plants platform plugin plus point pointer pointers points policies policy pool pooler population
port portfolio position positive possible post postcode postcodes postgres potential potentials power pre predecessor
prefix preparation prepare prepared preparer preparers present presentation press pressure prettier preview previous
price prices pricing primary print printed prints prior priorities prioritise prioritised priority private probability
probable problem problems procedure procedures process processed processes processor processors procurement produce
product production products profile profiles profit program programme programs progress project projected projection
projections projects promise promised promises prone proof properties property proposal propose proprietary prospects
protect protected protocol proven provenance proves provide provided provider provides proxies proxy public
publication publish published publisher publishers publishes purchase purchased purchases pure purge purpose put puts
qualified quality quantile quantity quarter quarterly quarters quartile quartiles queries query question questions
queue queued queues quick quiet quota quotas quote quotes rail rain rainfall rainstorm raise raised raises ran random
range ranges rank ranked ranks rate rated rates rather rating ratio raw re reach reached reaches read readable reader
readers readiness reading readings reads ready real reason reasonable reasons receive received receiver receives
recent recognise recognised recommend recommendation recommendations recomputed recomputes reconciliation record
recorded records recovery redefined redirect redirects reduce reduced reducing reduction reductions refer reference
references refers reform refresh refrigerant refusal refuse refused refuses region regional regions register
registered registers registration registry regular regularly regulation regulations regulator regulatory rejected
related relative release released releases relevant reliability relief reliefs relinquished rely remain remains
remarks remember remembered remembers remote removal remove removed removes remuneration renamed renewable renewables
renewed reopen reopens repeat repeated repeats replace replaced replaces replay replica reply report reported reporter
reporters reporting reports repositories repository represent request requested requests require required requirement
requirements requires research reserved residual resilience resilient resolution resolved resource resources respond
responds response responses responsibilities responsibility responsible rest restart restarted restarts restated
restatement restore restored restores result results resume resumed resumes retail retailer retailers retention
retired retirement retried retries retrieval retrieved return returned returns revenue review reviewed reviewer
reviewing reviews revised revision revoke revoked rewrite rewrites rewritten right rights rise rises rising risk risks
road role roles roll rolled room rooms root rotate rotated rotates rotation round rounded rounding rounds route routes
row rows ruff rule rules run runbook running runoff runs runtime safe safeguard safety said sale sales same sandbox
save saved saves saving saw say says scale scaled scan scanned scanner scanners scenario scenarios schedule scheduled
schema schemas scheme schemes science scope scopes score scored scores scratch screen screened screening screens
script scripts scrolls sea sealed search searched searches season seasons second secondary seconds secret secrets
section sections sector sectors security see seed seen sees segment select sells send sender sending sends senior sent
sentence sentences separate separated separately serial serialised series serve served server servers serves service
services session sessions set sets setting settings settle settles seven several severity shape share shared
shareholder shareholders shares sheet sheets shell shift shifted shipped short shortened shorter shortfall should show
showed shown shows side sidecar sides sight sign signal signature signed significance significant signing signs
silence silent silently silo similar since single site sites sitting situation six sixteen sixth size sizes skill
skills skipped slip slips slope slot slots slow slower slug small smaller smallest snapshot snapshots so soak social
society socket soil solar sold some someone something soon sort sorted sorts source sourced sources south
space spaces span spans specific speed spell spelling spells spend spends split spread spreadsheet spreadsheets
squares stable stack staff stakeholder stakeholders stale stand standard standards stands start started starter
starting starts state stated statement statements states station stations statistical statistics status statuses
statutory stay stayed stays stderr stdout steam steel step steps still stood stop stopped stopping stops storage store
stored stores storm storms straight stranger strategic strategies strategy stream streaming streams street streets
strength strengthen stress strict string stripping strips structure structured student style styles sub subdivision
subject submits submitted submitter subsidiaries subsidiary subtotals suburb suburbs such suggestions suitable suite
sum summary summed sums superseded supersedes superuser supplier suppliers supplies supply support supportable
supported supporting supports surface surfaces surrender surrendered survey survive suspend suspended suspension
sustainability sustainable swapped sweep system systemd systems tab table tables tabs tag tagged tags take taken takes
target targets task tax taxonomy teaches team teams technical technologies technology tell tells temperature template
templates ten tenant tenants tenth tenths term terminal terms territory test tested tests text texts than that the
their them themselves then there therefore these they thing things third thirteen thirty this those though thousand
thousands thread threads three threshold thresholds through throws tide tie tied ties time timely timer times title
titles to today together token tokens told tolerance tolerances tombstone tonne tonnes too took tool tools top topic
topics total totals touch touched trace traces track tracked tracks trade trading trail train trained training trait
traits trajectory transaction transactions transfer transit transition translated transparency transport traps travel
travels treasury treatment tree trend trends trial tried tries trigger triggers trip trips tropical true trust trusted
truth try tsconfig turn turned turns tutorial twelve twenty twice twin two type typed types typing unavailable
uncertain uncertainties uncertainty unchanged under understand understanding understands understood undo undrawn
unexpected unfinished unique unit units unkey unknown unless unlock unnoticed unpacked unpacks unpublished unreachable
unread unreadable unset until unverified up update updated updates upgrade upload uploaded uploads ups upstream us
usable usage use used useful user users uses using usual usually valid validated validation validators value values
variable variables variation vectors vehicle vehicles verification verified verifier verifies verify version versioned
versions very vi view vintage virus visible visit volume voluntarily voluntary vouches vulnerability vulnerable wait
waited waiting waits want wants warm warmer warming warms warning warnings was waste watch watched watches watchlist
watchlists water way ways we weather web webhook webhooks week weekly weeks weigh weight weighted weights well wells
went were wet what whatever when where wherever whether which whichever while who whole whom whose why wide wider
widest width will wind window windows winds wins with withdraw withdrawal withdrawals withdrawn withdraws within
without woken word words work workbook workbooks worked worker workers workforce working workings works workshop
workshops workspace world worse worst worth would write writer writers writes writing written wrong wrote year yearly
years yes yet you your yours zero zeros zlib zone zones
`
  .trim()
  .split(/\s+/)
