-- PostgreSQL 18. Counters only: no ballot, no address, no account.

CREATE TABLE edition (
  id smallint PRIMARY KEY, -- its year
  -- Amounts and limits of the day it opened: a ballot is subtracted as it was added.
  figures jsonb NOT NULL,
  -- What the cells mean: a service that reads them otherwise refuses to start.
  layout text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);

-- A window during which keys are made: neighbours in time are neighbours in the index.
CREATE TABLE slot (
  id bigint PRIMARY KEY CHECK (id BETWEEN 0 AND 4294967295), -- four bytes at the head of a key
  edition smallint NOT NULL REFERENCES edition,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  added bigint NOT NULL DEFAULT 0 -- what was folded while it was open: a busy slot closes sooner
);
CREATE UNIQUE INDEX one_open_slot ON slot (edition) WHERE closed_at IS NULL;

-- Keys say nothing: a slot, then 12 bytes of SHA-256 over what its owner alone can repeat.
-- Counted at most once, withdrawn at most once, never counted again.
CREATE TABLE spent (
  key uuid PRIMARY KEY,
  counted boolean NOT NULL
) WITH (fillfactor = 95); -- room for withdrawals

-- What is not folded yet: lives about a second.
CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  edition smallint NOT NULL,
  added integer NOT NULL,
  removed integer NOT NULL,
  -- (cell u16, sum i16)*, little-endian: sums over a batch, a ballot only when the batch is one.
  sums bytea NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100);
-- No compression on the way, and no sample of it in pg_statistic, where a ballot would stay.
ALTER TABLE journal ALTER sums SET STORAGE EXTERNAL, ALTER sums SET STATISTICS 0;

-- The unit of publication and of public exclusion.
CREATE TABLE lot (
  id integer PRIMARY KEY, -- without gaps
  edition smallint NOT NULL REFERENCES edition,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  added bigint NOT NULL DEFAULT 0,
  removed bigint NOT NULL DEFAULT 0,
  -- int32 LE each. A withdrawal is subtracted from the lot that is open when it comes.
  cells bytea NOT NULL,
  -- int16 LE, drawn once when the lot closes, then frozen: one for each cell, and one for each card
  -- and class of choice (twenty noisy bands added up are 4.5 times noisier than one noisy sum).
  cell_noise bytea,
  class_noise bytea,
  excluded_because text,
  CHECK ((closed_at IS NULL) = (cell_noise IS NULL) AND (closed_at IS NULL) = (class_noise IS NULL))
)
-- Each fold leaves the former cells behind, and two of them may differ by one ballot: the default
-- threshold (50 rows) would leave them there for days.
WITH (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1
);
ALTER TABLE lot ALTER cells SET STORAGE EXTERNAL, ALTER cell_noise SET STORAGE EXTERNAL,
  ALTER cells SET STATISTICS 0;
CREATE UNIQUE INDEX one_open_lot ON lot (edition) WHERE closed_at IS NULL;

-- What was not counted while a lot was open, by reason.
CREATE TABLE refusal (
  lot integer NOT NULL REFERENCES lot,
  reason text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (lot, reason)
);

-- Keys counted against counters, in one snapshot.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  edition smallint NOT NULL REFERENCES edition,
  at timestamptz NOT NULL DEFAULT now(),
  keys bigint NOT NULL,
  tallied bigint NOT NULL
);
