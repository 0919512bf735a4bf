-- Claims look certificates up by station and year, in a log that grows by thousands of ranges a day.
create index certificate_action_by_station on certificate_action (accreditation_code, generation_year);
