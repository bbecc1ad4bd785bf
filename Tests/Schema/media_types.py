"""Types of bodies that schemathesis does not know: sent as they are."""
import schemathesis

schemathesis.serializer.alias("application/vnd.ant.fit", "application/octet-stream")
