-- Rooms of a live session. Nothing identifies a pupil; everything goes within 24 hours, after three
-- hours without activity, or as soon as the teacher says so. Never added to the public totals.

CREATE TABLE room (
  code text PRIMARY KEY CHECK (code ~ '^[2-9A-HJKMNP-TV-Z]{6}$'),
  teacher bytea NOT NULL CHECK (octet_length(teacher) = 32), -- SHA-256 of the secret
  edition smallint NOT NULL,
  deck text NOT NULL,
  items smallint NOT NULL CHECK (items BETWEEN 1 AND 255),
  seats smallint NOT NULL,
  members smallint NOT NULL DEFAULT 0 CHECK (members BETWEEN 0 AND seats),
  given smallint NOT NULL DEFAULT 0, -- numbers given so far: that of a freed seat is not given again
  item smallint NOT NULL DEFAULT 0 CHECK (item >= 0 AND item < items),
  pace text NOT NULL DEFAULT 'together',
  is_open boolean NOT NULL DEFAULT false,
  is_frozen boolean NOT NULL DEFAULT false,
  is_revealed boolean NOT NULL DEFAULT false,
  is_over boolean NOT NULL DEFAULT false,
  is_shut boolean NOT NULL DEFAULT false, -- nobody enters any more
  shown smallint[] NOT NULL DEFAULT '{}', -- items whose counts were seen: their answers stay
  opened_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now() -- to the minute
) WITH (fillfactor = 60);

CREATE TABLE room_pupil (
  room text NOT NULL REFERENCES room ON DELETE CASCADE,
  pupil smallint NOT NULL,
  token bytea NOT NULL CHECK (octet_length(token) = 32), -- SHA-256 of the secret
  rev integer NOT NULL DEFAULT 0,
  is_freed boolean NOT NULL DEFAULT false, -- kept for the counts already shown
  choices bytea NOT NULL, -- a byte for each item
  PRIMARY KEY (room, pupil),
  UNIQUE (room, token)
) WITH (fillfactor = 60); -- a vote changes no index

-- The ballot `asked`, with the answers of `stood` on the items already shown.
CREATE FUNCTION keeping_shown(asked bytea, stood bytea, shown smallint[]) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  item smallint;
BEGIN
  FOREACH item IN ARRAY shown LOOP
    asked := set_byte(asked, item, get_byte(stood, item));
  END LOOP;
  RETURN asked;
END $$;

-- No sample of a vote in pg_statistic, where it would outlive its room.
ALTER TABLE room_pupil ALTER choices SET STATISTICS 0;
