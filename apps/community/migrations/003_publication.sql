-- What is published of an edition, its noise included: sums of the lots that were taken in. The
-- noise is drawn once for all the lots taken in together, and is not kept apart from the sums.
CREATE TABLE publication (
  edition smallint PRIMARY KEY REFERENCES edition,
  draws integer NOT NULL, -- how many times noise was added
  ballots bigint NOT NULL, -- exact: it is public
  cells bytea NOT NULL, -- int32 LE each
  classes bytea NOT NULL -- int32 LE, by card and class of choice: with a noise of their own
);

-- The noise of a lot is gone: a lot is the unit of exclusion, not of publication. A service of the
-- former version counts on, and folds again once it is restarted.
ALTER TABLE lot DROP COLUMN cell_noise, DROP COLUMN class_noise,
  ADD COLUMN is_published boolean NOT NULL DEFAULT false;
